import type { ReactElement } from 'react'
import { Fragment } from '~/page/fragments'
import { usePage } from '~/page/use-page'
import { toGeorgianDate } from '~contract/values/georgian-time'

interface StatementPartProps {
  name: string
  /** All that the part shows, beside language, currency, mode and today's date. */
  facts: unknown
  children: ReactElement
}

/** A part of a statement's page, rendered once for what it shows. */
export function StatementPart({ name, facts, children }: StatementPartProps) {
  const { language, currency, lightMode } = usePage()
  const today = toGeorgianDate(new Date())
  return (
    <Fragment variant={JSON.stringify([name, language, currency, lightMode, today, facts])}>
      {children}
    </Fragment>
  )
}
