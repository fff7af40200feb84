import type { ReactElement } from 'react'
import { CachedMarkup } from '~/page/speed/cached-markup'
import { usePage } from '~/page/use-page'
import { toGeorgianDate } from '~contract/values/georgian-time'

interface StatementPartProps {
  name: string
  /** Facts that the part shows, besides language, currency, mode and today's date. */
  facts: unknown
  children: ReactElement
}

/** Renders a part of a statement's page once per set of facts. */
export function StatementPart({ name, facts, children }: StatementPartProps) {
  const { language, currency, lightMode } = usePage()
  const today = toGeorgianDate(new Date())
  return (
    <CachedMarkup variant={JSON.stringify([name, language, currency, lightMode, today, facts])}>
      {children}
    </CachedMarkup>
  )
}
