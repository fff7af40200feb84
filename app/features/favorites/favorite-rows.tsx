import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { FAVORITES_FORM_ID } from './favorites-form-id'

export interface FavoriteRow {
  id: number
  title: string
  href?: string
  note?: string
}

export function UnavailableRows({ rows }: { rows: FavoriteRow[] }) {
  const { t } = useTranslation('favorites')
  if (rows.length === 0) return null
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('unavailable_title')}</h2>
        {rows.length > 1 ? (
          <Button form={FAVORITES_FORM_ID} name="drop" value={rows.map(({ id }) => id).join()} size="small">
            {t('remove_all')}
          </Button>
        ) : null}
      </div>
      <Rows rows={rows}>
        {({ id, title }) => (
          <Button form={FAVORITES_FORM_ID} name="drop" value={id} size="small">
            {t('remove')} <span className="visually-hidden">{title}</span>
          </Button>
        )}
      </Rows>
    </section>
  )
}

export function HiddenRows({ rows }: { rows: FavoriteRow[] }) {
  const { t } = useTranslation('favorites')
  return (
    <Rows rows={rows}>
      {({ id, title }) => (
        <Button form={FAVORITES_FORM_ID} formAction="/do/hide" name="show" value={id} size="small">
          {t('show_again')} <span className="visually-hidden">{title}</span>
        </Button>
      )}
    </Rows>
  )
}

interface RowsProps {
  rows: FavoriteRow[]
  children: (row: FavoriteRow) => ReactNode
}

function Rows({ rows, children }: RowsProps) {
  return (
    <ul className="rows">
      {rows.map((row) => (
        <li key={row.id} id={`card-${row.id}`}>
          <p>
            {row.href ? <a href={row.href}>{row.title}</a> : row.title}
            {row.note ? <small className="mute">{row.note}</small> : null}
          </p>
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
