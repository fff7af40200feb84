import type { Call } from '~/upstream/upstream-client.server'
import { type Endpoint, getEndpointName } from '~contract/endpoints/endpoint'

/** Values of earlier answers that later calls need. */
export interface Samples {
  statementId?: number | undefined
  statementUuid?: string | undefined
  newFavoriteId?: number | undefined
  favoriteIds?: readonly number[] | undefined
  districtId?: number | undefined
  streetId?: number | undefined
  brokerKey?: string | undefined
  brokerId?: number | undefined
  developerKey?: string | undefined
  projectKey?: string | undefined
  articleName?: string | undefined
  branchId?: number | undefined
  slot?: { date: string; time: string } | undefined
  /** Uuid of a seen notification: reading an unseen one may mark it as seen. */
  seenNotification?: string | undefined
  firstName?: string | undefined
  ownStatementId?: number | undefined
  documentOrderId?: number | undefined
  paymentId?: number | undefined
  /** True after a change that must be undone. */
  hasAddedFavorite?: true
  hasHidden?: true
}

export interface CheckedCall {
  /** Method and path, as the contract documents them. */
  endpoint: string
  /** True if the specification names it; the others are needed by our pages only. */
  isSpecified: boolean
  isWrite: boolean
  /** Returns undefined until earlier answers have supplied the values it needs. */
  create(samples: Samples): Call<unknown> | undefined
  /** Takes values for later calls from its answer. */
  collect(answer: unknown): Samples
  /** Reason why it is never tried. */
  untried?: string | undefined
}

/** Results of `sample && call` if the sample is missing. */
type Missing = undefined | false | 0 | ''

type CallOrCreate<Answer> = Call<Answer> | ((samples: Samples) => Call<Answer> | Missing)

/** An endpoint of the contract, or method and path of a call that has none yet. */
type EndpointOrName = Pick<Endpoint, 'api' | 'method' | 'path' | 'isSpecified'> | string

function nameCheck(endpoint: EndpointOrName, isSpecified: boolean) {
  return typeof endpoint === 'string'
    ? { endpoint, isSpecified }
    : { endpoint: getEndpointName(endpoint), isSpecified: endpoint.isSpecified ?? false }
}

/** Returns a function that defines checks of one kind, such as `read(contentEndpoints.footer, footer)`. */
export function defineChecks({ isSpecified, isWrite }: Pick<CheckedCall, 'isSpecified' | 'isWrite'>) {
  return function check<Answer>(
    endpoint: EndpointOrName,
    call: CallOrCreate<Answer>,
    collect: (answer: Answer) => Samples = () => ({}),
  ): CheckedCall {
    return {
      ...nameCheck(endpoint, isSpecified),
      isWrite,
      create: typeof call === 'function' ? (samples) => call(samples) || undefined : () => call,
      collect: (answer) => collect(answer as Answer),
    }
  }
}

/**
 * Lists a call without trying it: its change could not be undone, or it needs something only a person has.
 */
export function leaveOut(
  endpoint: EndpointOrName,
  reason: string,
  { isSpecified = false } = {},
): CheckedCall {
  return {
    ...nameCheck(endpoint, isSpecified),
    isWrite: true,
    create: () => undefined,
    collect: () => ({}),
    untried: reason,
  }
}
