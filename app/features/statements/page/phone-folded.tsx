import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '~/ui/disclosure'

/** Number of rows above which a list on a phone is collapsed. */
const MAX_ROWS = 6

/** Renders a long list, collapsed on a phone, and open on wide windows. */
export function PhoneFolded({ rows, children }: { rows: number; children: ReactNode }) {
  const { t } = useTranslation('statement-page')
  if (rows <= MAX_ROWS) return children
  return (
    <div className="phone-folded">
      <Disclosure summary={t('show_all', { count: rows })}>{children}</Disclosure>
    </div>
  )
}
