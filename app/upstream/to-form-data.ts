/** The fields of a call as the contract's "form data"; what is undefined is left out. */
export function toFormData(fields: Record<string, string | number | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value))
  }
  return form
}
