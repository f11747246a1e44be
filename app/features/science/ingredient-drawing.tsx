import { ingredientDrawings } from "./ingredient-drawings";

export function IngredientDrawing({ id }: { id: string }) {
  const drawing = ingredientDrawings[id];
  if (!drawing) return null;
  return (
    <svg viewBox={`${drawing.left} 0 180 120`} aria-hidden="true" className="ingredient-drawing">
      <path d={drawing.path} />
      {drawing.letters?.map(([text, x, y]) => (
        <text key={`${x} ${y}`} x={x} y={y} className={/^[A-Z][a-z]$/.test(text) ? "element" : ""}>
          {text}
        </text>
      ))}
    </svg>
  );
}
