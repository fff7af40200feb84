/** Encodes fields as form data without undefined values. */
export function toFormData(fields: Record<string, string | number | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value))
  }
  return form
}
