import type { TFunction } from 'i18next'
import { formatLari } from '~/features/balance'
import { formatNumber } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import type { Language } from '~/i18n/languages'

type Translate = TFunction<['desk', 'services']>

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Formats a value of the log for a reader; values without a translation stay unchanged. */
export function formatLoggedValue(
  field: string,
  value: string,
  { t, language }: { t: Translate; language: Language },
): string {
  if (value === '') return '–'
  if (value === 'true') return t('desk:tables.yes')
  if (value === 'false') return t('desk:tables.no')
  if (INSTANT.test(value)) return formatDateTime(new Date(value), language)
  if (field === 'loan_state') return t(`desk:loan_states.${value}`, value)
  if (field === 'state') return t(`desk:log.states.${value}`, value)
  if (field === 'approval') return t(`desk:log.approvals.${value}`, value)
  if (field === 'refusal') return t(`desk:payments.refusals.${value}`, value)
  if (field === 'refunded' || field === 'amount') return formatLari(Number(value), language)
  return formatRecord(field, parseRecord(value)) ?? value

  function formatRecord(name: string, record: unknown): string | undefined {
    if (name === 'revealed' && Array.isArray(record)) return record.map(formatFactName).join(', ') || '–'
    if (name === 'document' && isObject(record)) return String(record.name)
    if (name === 'statements' && Array.isArray(record)) return record.map(formatStatement).join(', ') || '–'
    if (name !== 'measurement' || !isObject(record)) return undefined
    const { ordered, measured, difference } = record
    const areas = [ordered, measured].filter((area) => typeof area === 'number')
    const facts = areas.map((area) => t('services:measure.m2', { area: formatNumber(area, language, 2) }))
    if (typeof difference === 'number') facts.push(formatLari(difference, language))
    return facts.join(', ')
  }

  function formatFactName(name: unknown): string {
    const key = String(name)
    return t([`desk:facts.${key}`, `services:answers.${key}`, `services:fields.${key}`], key)
  }

  function formatStatement(statement: unknown): string {
    if (!isObject(statement)) return String(statement)
    const tour = statement.tour_url ? t('desk:order.has_tour') : ''
    return [formatId(String(statement.id), language), tour].filter(Boolean).join(' · ')
  }
}

/** Parses a record; undefined for plain text, and for a record that was truncated. */
function parseRecord(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(record: unknown): record is Record<string, unknown> {
  return typeof record === 'object' && record !== null && !Array.isArray(record)
}
