export type UpstreamFailure =
  | 'status'
  | 'timeout'
  | 'network'
  | 'unavailable'
  | 'contract'
  | 'no_such_call'
  | 'aborted'

/** A failed call. The message holds only method and path: headers and queries can carry tokens and phone numbers, and errors are logged. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly failure: UpstreamFailure
  /** The answer's status, or the one a page should show: 504 timeout, 503 unavailable, 502 otherwise. */
  readonly status: number
  /** Where an answer breaks the contract. */
  readonly detail: string | undefined

  constructor(call: string, failure: UpstreamFailure, status: number, detail?: string) {
    super(`${call}: ${failure} ${status}${detail ? `, ${detail}` : ''}`)
    this.failure = failure
    this.status = status
    this.detail = detail
  }
}

/** Server and pages are separate bundles with their own class, so the name is compared instead of `instanceof`. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && error.name === 'UpstreamError'
}
