import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '~/i18n/languages'
import { Badge } from '~/ui/badge'
import { BadgeColors, ColoredBadge, type ColoredBadgeProps } from '~/ui/colored-badge'
import { FactSheet } from '~/ui/fact-sheet'
import type { DeskRow, DeskValues } from '~/upstream/desk-tables.server'
import type { DeskField } from '~contract/desk-tables/columns'
import type { DeskTableName } from '~contract/desk-tables/tables'
import { useFieldLabel } from './row-field'

export interface Preview {
  values: DeskValues
  /** Preview of an article, by language. */
  bodies: Partial<Record<Language, string>>
}

interface RowPreviewProps {
  table: DeskTableName
  row: DeskRow
  fields: readonly DeskField[]
  preview: Preview
}

/** Renders the changes and a preview in each language. */
export function RowPreview({ table, row, fields, preview }: RowPreviewProps) {
  const { t } = useTranslation('desk')
  const label = useFieldLabel()
  const changed = fields.filter(({ name }) => (row.values[name] ?? '') !== (preview.values[name] ?? ''))
  return (
    <section className="panel stack" aria-label={t('tables.preview')}>
      <h2>{t('tables.preview')}</h2>
      {changed.length === 0 ? <p className="mute">{t('tables.unchanged')}</p> : null}
      <Samples table={table} preview={preview} />
      <FactSheet
        facts={changed.map((field) => ({
          name: label(field),
          value: (
            <>
              <FieldValue as="del" field={field} row={row} value={row.values[field.name] ?? ''} />{' '}
              <FieldValue as="ins" field={field} row={row} value={preview.values[field.name] ?? ''} />
            </>
          ),
        }))}
      />
    </section>
  )
}

interface FieldValueProps {
  as: 'del' | 'ins'
  field: DeskField
  row: DeskRow
  value: string
}

function FieldValue({ as: Change, field: { name, column, language }, row, value }: FieldValueProps) {
  const { t } = useTranslation('desk')
  if (column.kind === 'flag') return <Change>{t(value ? 'tables.yes' : 'tables.no')}</Change>
  if (value === '') return null
  if (column.kind === 'reference')
    return <Change>{row.references[name]?.find(({ id }) => String(id) === value)?.name ?? value}</Change>
  if (column.kind !== 'choice' && column.kind !== 'choices')
    return (
      <Change lang={language} className="pre">
        {value}
      </Change>
    )
  return (
    <Change>
      {value
        .split(',')
        .map((one) => t(`tables.choices.${one as 'header'}`))
        .join(', ')}
    </Change>
  )
}

function Samples({ table, preview: { values, bodies } }: Pick<RowPreviewProps, 'table' | 'preview'>) {
  const badge: ColoredBadgeProps = {
    text: '',
    isPoint: values.type === 'point',
    colors: { background: values.color ?? '', text: values.text_color ?? '' },
  }
  return (
    <>
      {table === 'badges' ? <BadgeColors badges={[badge]} /> : null}
      {languages.map((language) => {
        const text = (name: string) => values[`${name}_${language}`] ?? values[name] ?? ''
        return (
          <div key={language} lang={language} className="stack">
            <p className="row tight sm mute">
              <Badge tone="off">{languageNames[language]}</Badge>
            </p>
            {table === 'badges' ? (
              <p>
                <ColoredBadge {...badge} text={text('name')} description={text('description')} />{' '}
                {[badge.isPoint && text('name'), text('description')].filter(Boolean).join(' · ')}
              </p>
            ) : table === 'banners' ? (
              <p>
                <strong>{text('title')}</strong> {text('text')} <b>{text('action')}</b>
              </p>
            ) : table === 'articles' ? (
              <>
                <h3>{text('title')}</h3>
                <p>{text('lead')}</p>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in the action */}
                <div className="prose" dangerouslySetInnerHTML={{ __html: bodies[language] ?? '' }} />
              </>
            ) : (
              <p>
                <strong>{text('title') || text('name')}</strong> {text('description') || text('address')}
              </p>
            )}
          </div>
        )
      })}
    </>
  )
}
