import type { TFunction } from 'i18next'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'

/** URL parameters with words that the results ignore: unknown, or without results. */
const LEFT_OUT_PARAMS = ['not_understood', 'left_out'] as const
const MAX_SHOWN_LETTERS = 60

/** Minimum length of a searchable word; shorter ones count only beside others. */
export const LONG_WORD = /[\p{L}\p{N}]{3}/u

export type LeftOutReason = (typeof LEFT_OUT_PARAMS)[number]
export type LeftOutWords = Partial<Record<LeftOutReason, string>>

export function parseLeftOutWords(searchParams: URLSearchParams): LeftOutWords {
  return Object.fromEntries(
    LEFT_OUT_PARAMS.flatMap((reason) => {
      const words = searchParams.get(reason)?.slice(0, MAX_SHOWN_LETTERS)
      return words ? [[reason, words]] : []
    }),
  )
}

export function addLeftOutWords(href: string, leftOut: LeftOutWords): string {
  const searchParams = new URLSearchParams(leftOut)
  if (searchParams.size === 0) return href
  return `${href}${href.includes('?') ? '&' : '?'}${searchParams}`
}

export function describeLeftOutWords(leftOut: LeftOutWords, t: TFunction<'search-filters'>): string[] {
  return LEFT_OUT_PARAMS.flatMap((reason) => {
    const words = leftOut[reason]
    return words ? [t(reason, { words })] : []
  })
}

/** Returns ignored words, which do not change the results. */
export function findIgnoredWords(interpretation: QueryInterpretation | undefined): LeftOutWords {
  const { pieces = [], houseNumber, rest } = interpretation ?? {}
  const isIgnored = rest && pieces.length === 0 && !houseNumber && !LONG_WORD.test(rest.words)
  return isIgnored ? { not_understood: rest.words } : {}
}
