/** Joins the truthy names; undefined when there are none, so that no empty attribute is rendered. */
export function joinClasses(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
