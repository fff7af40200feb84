/** Joins the class names that hold; nothing at all gives undefined, so that no empty attribute is written. */
export function joinClasses(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
