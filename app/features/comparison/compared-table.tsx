import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareLinks } from '~/features/share'
import { useFormatPrice } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { type ComparedGroup, putDifferencesFirst } from './compared-rows'
import type { ComparedStatements } from './compared-statements.server'
import { listComparedGroups } from './statement-facts'
import { ComparisonTable } from './table'
import type { ComparisonQuery } from './urls'

interface ComparedTableProps {
  data: ComparedStatements & { title: string }
  /** Groups above the facts. */
  before?: readonly ComparedGroup[]
  /** Query of the page, if its URL lists the statements. */
  query?: ComparisonQuery
  /** Absolute URL that is shared and printed. */
  url: string
  /** Control above the table that chooses the shown facts. */
  children?: ReactNode
}

/** Renders the table, below what one can do with it. */
export function ComparedTable({ data, before = [], query, url, children }: ComparedTableProps) {
  const { t } = useTranslation('comparison')
  const { t: page } = useTranslation('statement-page')
  const { t: shared } = useTranslation('statement')
  const { t: actions } = useTranslation('statement-actions')
  const { language, currency } = usePage()
  const formatPrice = useFormatPrice()
  const { columns, title } = data
  const facts = listComparedGroups(columns, data, { language, currency, formatPrice, t, page, shared })
  const sorted = [...before, ...putDifferencesFirst(facts, t('same_in_all'))]
  const groups = query?.onlyDifferences
    ? sorted.filter(({ rows }) => rows.some(({ isSame }) => !isSame))
    : sorted
  return (
    <>
      <div className="compared-tools">
        {children}
        <Button type="button" variant="plain" icon="print" hidden data-enhance="print-button">
          {actions('print')}
        </Button>
        <ShareLinks url={url} title={title} label={t('share_link')} />
      </div>
      <ComparisonTable columns={columns} groups={groups} query={query} label={title} />
      {groups.length === 0 ? <p>{t('no_differences')}</p> : null}
      <p className="mute sm compared-print">{t('print_hint')}</p>
      <p className="on-paper">{url}</p>
    </>
  )
}
