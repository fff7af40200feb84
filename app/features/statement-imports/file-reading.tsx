import { useTranslation } from 'react-i18next'
import { Disclosure } from '~/ui/disclosure'
import { FactSheet } from '~/ui/fact-sheet'
import type { StatementImport } from '~/upstream/statement-imports.server'
import { useColumnName } from './use-column-name'

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
  ibm866: 'IBM 866',
  'koi8-r': 'KOI8-R',
} as const

/** Renders encoding, separator, known program and columns of the parsed file. */
export function FileReading({ sent: { reading, unknownColumns } }: { sent: StatementImport }) {
  const { t } = useTranslation('statement-imports')
  const toColumnName = useColumnName()
  if (!reading) return null
  const { format, encoding, separator, profile, columns } = reading
  const facts = [
    {
      name: t('reading.format'),
      value: profile ? t(`reading.profiles.${profile}`) : t(`reading.formats.${format}`),
    },
    { name: t('reading.encoding'), value: ENCODING_NAMES[encoding] },
    separator ? { name: t('reading.separator'), value: t(`reading.separators.${separator}`) } : undefined,
  ].filter((fact) => fact !== undefined)
  const known = columns.flatMap(({ heading, field }) => (field ? [{ heading, field }] : []))
  return (
    <section className="stack" aria-labelledby="import-reading">
      <h2 id="import-reading">{t('reading.title')}</h2>
      <FactSheet facts={facts} />
      {unknownColumns.length > 0 ? (
        <p className="wrap-anywhere">
          {t('reading.unknown')}: <b>{unknownColumns.join(', ')}</b>
        </p>
      ) : null}
      <Disclosure summary={`${t('reading.columns')}: ${known.length}`} wide>
        <ul className="wrap-anywhere">
          {known.map(({ heading, field }) => (
            <li key={heading}>
              <code>{heading}</code> → {toColumnName(field)}
            </li>
          ))}
        </ul>
      </Disclosure>
      {encoding === 'utf-8' ? null : <p className="mute sm">{t('reading.wrong_letters')}</p>}
    </section>
  )
}
