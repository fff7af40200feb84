/** Joins the truthy names; undefined if all are falsy, so that no empty attribute is rendered. */
export function joinClasses(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
