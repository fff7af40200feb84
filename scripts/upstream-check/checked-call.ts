import type { Call } from '~/upstream/upstream-client.server'

/** Values from earlier responses that later calls need. */
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
  /** Id of a notification that has been seen, as reading one may mark it. */
  seenNotification?: string | undefined
  firstName?: string | undefined
  ownStatementId?: number | undefined
  documentOrderId?: number | undefined
  paymentId?: number | undefined
  /** Changes that are undone at the end. */
  hasAddedFavorite?: true
  hasHidden?: true
}

export interface CheckedCall {
  /** Method and path, as the contract documents them. */
  endpoint: string
  /** True if the specification names the call; our pages need the others in addition. */
  isSpecified: boolean
  isWrite: boolean
  /** Undefined until an earlier response has given what the call needs. */
  create(samples: Samples): Call<unknown> | undefined
  /** Returns what its response gives for later calls. */
  collect(answer: unknown): Samples
  /** Reason why the call is not tried. */
  untried?: string | undefined
}

/** Values left by a condition on a missing sample. */
type Missing = undefined | false | 0 | ''

type CallOrCreate<Answer> = Call<Answer> | ((samples: Samples) => Call<Answer> | Missing)

/** Returns a function that defines checks of one kind, such as `read('GET footer', footer)`. */
export function defineChecks({ isSpecified, isWrite }: Pick<CheckedCall, 'isSpecified' | 'isWrite'>) {
  return function check<Answer>(
    endpoint: string,
    call: CallOrCreate<Answer>,
    collect: (answer: Answer) => Samples = () => ({}),
  ): CheckedCall {
    return {
      endpoint,
      isSpecified,
      isWrite,
      create: typeof call === 'function' ? (samples) => call(samples) || undefined : () => call,
      collect: (answer) => collect(answer as Answer),
    }
  }
}

/** Defines a call that is not tried: it would change something for good, or needs a person. */
export function leaveOut(endpoint: string, reason: string, { isSpecified = false } = {}): CheckedCall {
  return {
    endpoint,
    isSpecified,
    isWrite: true,
    create: () => undefined,
    collect: () => ({}),
    untried: reason,
  }
}
