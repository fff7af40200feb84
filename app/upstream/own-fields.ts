import type { ApiRequest } from './send-request.server'

interface CallFields {
  query?: URLSearchParams | undefined
  body?: ApiRequest['body']
}

/** Adds the fields that only our own backend knows: to a form, or to the query of a call without one. */
export function addOwnFields({
  ownFields = {},
  query,
  body,
}: CallFields & { ownFields?: Readonly<Record<string, string>> }): CallFields {
  const added = Object.entries(ownFields)
  if (added.length === 0) return { query, body }
  if (!(body instanceof FormData)) return { query: new URLSearchParams([...(query ?? []), ...added]), body }
  const form = new FormData()
  for (const [name, value] of [...body, ...added]) form.append(name, value)
  return { query, body: form }
}
