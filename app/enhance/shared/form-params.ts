/** What a form without files sends. */
export function toFormParams(form: FormData): URLSearchParams {
  return new URLSearchParams(form as unknown as Record<string, string>)
}
