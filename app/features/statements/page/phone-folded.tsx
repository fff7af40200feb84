import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '~/ui/disclosure'

/** A longer list would hide what comes after it from whoever holds a phone. */
const MAX_ROWS = 6

/** A long list that is folded on a phone, and shown where the window is wide. */
export function PhoneFolded({ rows, children }: { rows: number; children: ReactNode }) {
  const { t } = useTranslation('statement-page')
  if (rows <= MAX_ROWS) return children
  return (
    <div className="phone-folded">
      <Disclosure summary={t('show_all', { count: rows })}>{children}</Disclosure>
    </div>
  )
}
