export type UpstreamFailure =
  | 'status'
  | 'timeout'
  | 'network'
  | 'unavailable'
  | 'contract'
  | 'no_such_call'
  | 'aborted'

/**
 * Failed call. The message holds only method and path: headers and queries can carry tokens and phone
 * numbers, and errors are logged.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly failure: UpstreamFailure
  /** Status of the response, or the one a page should show: 504 timeout, 503 unavailable, 502 otherwise. */
  readonly status: number
  /** Location in the response that breaks the contract. */
  readonly detail: string | undefined

  constructor(call: string, failure: UpstreamFailure, status: number, detail?: string) {
    super(`${call}: ${failure} ${status}${detail ? `, ${detail}` : ''}`)
    this.failure = failure
    this.status = status
    this.detail = detail
  }
}

/**
 * Checks the name instead of `instanceof`: server and pages are separate bundles, each with its own class.
 */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && error.name === 'UpstreamError'
}
