import type { Call } from '~/upstream/upstream-client.server'

/** What earlier answers gave for later calls. */
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
  /** Of a notification that has been seen, as reading one may mark it. */
  seenNotification?: string | undefined
  firstName?: string | undefined
  ownStatementId?: number | undefined
  documentOrderId?: number | undefined
  paymentId?: number | undefined
  /** Changes that are to be changed back. */
  hasAddedFavorite?: true
  hasHidden?: true
}

export interface CheckedCall {
  /** Method and path, as the contract documents them. */
  endpoint: string
  /** In the specification; the others are what our pages need besides. */
  isSpecified: boolean
  isWrite: boolean
  /** Undefined while an earlier answer has not given what it needs. */
  create(samples: Samples): Call<unknown> | undefined
  /** What its answer gives for later calls. */
  collect(answer: unknown): Samples
  /** It is not tried, because of what it would do. */
  untried?: string | undefined
}

/** What a condition on a missing sample leaves. */
type Missing = undefined | false | 0 | ''

type CallOrCreate<Answer> = Call<Answer> | ((samples: Samples) => Call<Answer> | Missing)

/** Checks of one kind, which `read('GET footer', footer)` defines. */
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

/** A call that would change what no second call changes back, or needs what only a person has. */
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
