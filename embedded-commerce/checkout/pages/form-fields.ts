import { html } from "hono/html";
import { usStates } from "../../data/us-states.ts";
import type { ContactField } from "../contact-form.ts";
import type { Markup } from "./layout.ts";

type Field = {
  name: ContactField;
  label: string;
  value: string;
  problem: string | undefined;
  autocomplete: string;
  type?: "text" | "email";
  inputmode?: "text" | "email" | "numeric";
  isOptional?: boolean;
};

/** One input with its label and, when it was refused, the reason beneath it. */
export function textField(field: Field): Markup {
  const { name, value, problem } = field;
  const maxLength = name === "zip" ? 10 : 254;
  return html`<div class="field field-${name}">
      <label for="${name}">${field.label}${field.isOptional ? html` <span class="detail">(optional)</span>` : ""}</label>
      <input id="${name}" name="${name}" type="${field.type ?? "text"}" value="${value}" maxlength="${maxLength}" autocomplete="${field.autocomplete}" inputmode="${field.inputmode ?? "text"}" ${field.isOptional ? "" : "required"}${problemAttributes(field)}>
      ${problemText(name, problem)}
    </div>`;
}

export function stateField(value: string, problem: string | undefined): Markup {
  const field = { name: "state", value, problem } as const;
  return html`<div class="field field-state">
      <label for="state">State</label>
      <select id="state" name="state" autocomplete="shipping address-level1" required${problemAttributes(field)}>
        <option value="">Choose</option>
        ${usStates.map(([code, name]) => html`<option value="${code}"${value === code ? " selected" : ""}>${name}</option>`)}
      </select>
      ${problemText("state", problem)}
    </div>`;
}

function problemAttributes({ name, problem }: Pick<Field, "name" | "problem">): Markup | string {
  return problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : "";
}

function problemText(name: ContactField, problem: string | undefined): Markup | string {
  return problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : "";
}
