import { useTranslation } from 'react-i18next'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { type Column, Table } from '~/ui/table'
import { COLUMN_NAMES, IMPORT_COLUMNS, type ImportColumn } from '~contract/import-columns'
import type { DraftField } from '~contract/statement-drafts'
import type { ColumnOptions } from './column-options.server'
import { useColumnName } from './use-column-name'

const NAME_PLACES: Record<Language, number> = { ka: 0, en: 1, ru: 2 }

/** Renders the recognized headings, and the values that their cells may have. */
export function ColumnGuide({ columns }: { columns: ColumnOptions }) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const toColumnName = useColumnName()
  const listNames = (column: ImportColumn): string[] => {
    const names: readonly string[] = COLUMN_NAMES[column]
    const own = names[NAME_PLACES[language]] ?? ''
    return [own, ...names.filter((name) => name !== own)]
  }
  const tableColumns: Column<ImportColumn>[] = [
    {
      key: 'heading',
      head: t('guide.heading'),
      cell: (column) => <code>{listNames(column)[0]}</code>,
    },
    {
      key: 'content',
      head: t('guide.content'),
      cell: (column) => (
        <>
          {toColumnName(column)}
          <span className="mute sm">
            {' '}
            {(columns[column as DraftField] ?? []).map(({ name }) => name).join(', ')}
          </span>
        </>
      ),
    },
    {
      key: 'others',
      head: t('guide.others'),
      wide: true,
      cell: (column) => <span className="mute sm">{listNames(column).slice(1).join(', ')}</span>,
    },
  ]
  return (
    <Disclosure summary={t('guide.title')} wide>
      <p>{t('guide.text')}</p>
      <Table
        caption={t('guide.title')}
        columns={tableColumns}
        rows={IMPORT_COLUMNS}
        rowKey={(column) => column}
      />
    </Disclosure>
  )
}
