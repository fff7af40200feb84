/** Encodes a form without files as the browser does. */
export function toFormParams(form: FormData): URLSearchParams {
  return new URLSearchParams(form as unknown as Record<string, string>)
}
