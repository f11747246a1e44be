import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { signUps } from "../monitoring/metrics.ts";
import type { SendMail } from "./mailer.ts";
import { createNewsletter } from "./newsletter.ts";
import { openSubscribers, type Subscribers } from "./subscribers.ts";

const siteUrl = "https://shop.example";
const hour = 3_600_000;
const sendMail = vi.fn<SendMail>();
const logError = vi.fn();
let subscribers: Subscribers;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  vi.resetAllMocks();
  subscribers = openSubscribers(null, createTempFolder(onTestFinished));
});
afterEach(async () => {
  vi.useRealTimers();
  await subscribers.close();
});

const getAddresses = async () => (await subscribers.all()).map(({ address }) => address);
const headers = { "sec-fetch-site": "same-origin" };
const post = (path: string, fields: Record<string, string>, more: HeadersInit = {}) =>
  newsletter().request(`${siteUrl}${path}`, {
    method: "POST",
    headers: { ...headers, ...more },
    body: new URLSearchParams(fields),
  });
const newsletter = (mailsPerHour = 100) =>
  createNewsletter({ subscribers, siteUrl, trustedProxies: 0, sendMail, mailsPerHour, logError });
const signUp = (email: string, more?: HeadersInit) => post("/", { email }, more);
const open = async (token: string) => {
  const response = await newsletter().request(`${siteUrl}/confirm?token=${token}`);
  return [response.status, await response.text()] as const;
};
const confirm = async (token: string) => (await post("/confirm", { token })).status;

/** The token in the link of the last mail. */
function getToken(): string {
  const [mail] = sendMail.mock.lastCall ?? [];
  const link = /https:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(link).toMatch(/^https:\/\/shop\.example\/newsletter\/confirm\?token=[\w-]{43}$/);
  return new URL(link).searchParams.get("token") ?? "";
}

test("an address is on the list once its owner has confirmed it, and the link works once", async () => {
  const response = await signUp("ana@example.com");
  expect([response.status, (await response.json()).message]).toEqual([
    200,
    "Almost there. We’ve sent you an email: confirm your address with its link.",
  ]);
  expect(sendMail.mock.lastCall?.[0].to).toBe("ana@example.com");
  expect(await getAddresses()).toEqual([]);
  const token = getToken();

  // Opened, by a person or by a program that checks mails, it confirms nothing.
  const [status, page] = await open(token);
  expect([status, page.includes("<button>"), await getAddresses()]).toEqual([200, true, []]);
  expect([await confirm(token), await getAddresses()]).toEqual([200, ["ana@example.com"]]);
  expect([await confirm(token), (await open("x"))[0]]).toEqual([410, 410]);
});

test("a mailbox gets no second mail while its link works, whatever its address is written like", async () => {
  for (const email of ["ana.b@gmail.com", "an.ab+1@gmail.com", "anab+2@googlemail.com"])
    expect((await signUp(email)).status).toBe(200);
  for (let tag = 0; tag < 4; tag += 1) await signUp(`zoe+${tag}@example.com`);
  await signUp("z.oe@example.com");
  const getRecipients = () => sendMail.mock.calls.map(([{ to }]) => to);
  expect(getRecipients()).toEqual(["ana.b@gmail.com", "zoe+0@example.com", "z.oe@example.com"]);

  vi.setSystemTime(24 * hour + 1);
  await signUp("anab@gmail.com");
  expect(getRecipients().at(-1)).toBe("anab@gmail.com");
});

test("all visitors together get so many mails an hour, and the metrics tell what became of a sign-up", async () => {
  signUps.reset();
  const shop = newsletter(2);
  const statuses: number[] = [];
  for (const email of ["a@example.com", "a@example.com", "b@example.com", "c@example.com"]) {
    const init = { method: "POST", headers, body: new URLSearchParams({ email }) };
    statuses.push((await shop.request(siteUrl, init)).status);
  }

  expect([statuses, sendMail.mock.calls.length]).toEqual([[200, 200, 200, 503], 2]);
  const { values } = await signUps.get();
  const counted = values.map(({ labels, value }) => [labels.outcome, value]);
  expect(Object.fromEntries(counted)).toEqual({ asked: 2, pending: 1, limited: 1 });
  // The address that got none can sign up later.
  await signUp("c@example.com");
  expect(sendMail.mock.lastCall?.[0].to).toBe("c@example.com");
});

test("a link works for 24 hours, and then the request is forgotten", async () => {
  await signUp("ana@example.com");
  const first = getToken();
  vi.setSystemTime(24 * hour);
  await signUp("zoe@example.com");
  const second = getToken();
  vi.setSystemTime(24 * hour + 1);

  expect(await confirm(first)).toBe(410);
  expect([await confirm(second), await getAddresses()]).toEqual([200, ["zoe@example.com"]]);
});

test("a form without script leads to a page that says the same", async () => {
  const response = await signUp("ana@example.com", { accept: "text/html" });

  expect(response.status).toBe(200);
  expect(await response.text()).toContain("We’ve sent you an email");
});

test("a plan that somebody waits for is confirmed with its name", async () => {
  await post("/", { email: "ana@example.com", source: "complete-plan" });
  expect(await confirm(getToken())).toBe(200);

  expect(await subscribers.all()).toMatchObject([
    { address: "ana@example.com", source: "complete-plan" },
  ]);
});

test("an address that asks to be forgotten has no open request either", async () => {
  await signUp("ana@example.com");

  expect(await subscribers.forget("ana@example.com")).toBe(true);
  expect(await confirm(getToken())).toBe(410);
});

test("a mail server that fails is reported, and the metrics tell what was asked from what was stored", async () => {
  signUps.reset();
  sendMail.mockRejectedValueOnce(new Error("refused"));
  expect((await signUp("ana@example.com")).status).toBe(503);
  expect(logError).toHaveBeenCalledOnce();
  await signUp("ana@example.com");
  await confirm(getToken());

  const { values } = await signUps.get();
  const counted = values.map(({ labels, value }) => [labels.outcome, value]);
  expect(Object.fromEntries(counted)).toEqual({ failed: 1, asked: 1, stored: 1 });
});

test.each(["", "a", "<script>", "x".repeat(44)])("%j is not a link of ours", async (token) => {
  expect([(await open(token))[0], await confirm(token)]).toEqual([410, 410]);
});

test("without a mail server no link confirms anything", async () => {
  const parts = { subscribers, siteUrl, trustedProxies: 0, mailsPerHour: 1, logError };
  const response = await createNewsletter({ ...parts, sendMail: null }).request(
    `${siteUrl}/confirm?token=${"a".repeat(43)}`,
  );

  expect(response.status).toBe(410);
});
