import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { formatDay, formatNumber } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Badge } from '~/ui/badge'
import { PageHead } from '~/ui/page-head'
import { type LoggedAct, type LogQuery, operatorActPage } from '~/upstream/operator-acts.server'
import { ACT_SUBJECTS } from '~contract/desk'
import { listDeskFields } from '~contract/desk-tables/columns'
import { type DeskTableName, getDeskTable, parseDeskTableName } from '~contract/desk-tables/tables'
import { toGeorgianTime } from '~contract/values/georgian-time'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { DeskList } from '../desk-list'
import { requireOperator } from '../require-operator.server'
import { useFieldLabel } from '../tables/row-field'
import { getSubjectPath } from './subject-path'
import { logPath, parseLogQuery } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const query = parseLogQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([visitor.call(operatorActPage(query)), getI18n(visitor.language)])
  requireListPage(query, page.lastPage, logPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('log.title') }
}

type LogData = Awaited<ReturnType<typeof loader>>

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: logPath(page.query),
  noIndex: true,
}))

export default function DeskLog() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <LogView data={data} />
    </>
  )
}

/** Renders the operators' log, with previous values. */
export function LogView({ data: { acts, query, lastPage } }: { data: LogData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const href = (change: Partial<LogQuery>) =>
    toLocalizedPath(logPath({ ...query, page: 1, ...change }), language)
  return (
    <DeskList
      filter={{
        label: t('log.about'),
        choices: ACT_SUBJECTS.map((subject) => ({
          key: subject,
          label: t(`log.subjects.${subject}`),
          href: href({ subject }),
          current: subject === query.subject,
        })),
        allHref: href({ subject: undefined }),
      }}
      rows={acts}
      row={(act) => <ActRow key={act.id} act={act} />}
      none={t('log.none')}
      page={query.page}
      lastPage={lastPage}
      pageHref={(page) => href({ page })}
    />
  )
}

function ActRow({ act }: { act: LoggedAct }) {
  const { t } = useTranslation(['desk', 'services'])
  const { language } = usePage()
  const { at, operator, subject, subjectId, text, changes } = act
  const path = getSubjectPath(act)
  const [table = '', row = subjectId] = subject === 'table_row' ? subjectId.split('/') : []
  const tableName = parseDeskTableName(table)
  const about = tableName ? t(`tables.names.${tableName as DeskTableName}`) : t(`log.subjects.${subject}`)
  const label = useChangeLabel(tableName)
  const format = (field: string, value: string) => formatLoggedValue(field, value, { t, language })
  const name = subject === 'statement_draft' ? about : `${about} ${formatId(row, language)}`
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone="off">{useActName(act)}</Badge>
        <time dateTime={at.toISOString()}>
          {formatDay(at, language)}, {toGeorgianTime(at)}
        </time>{' '}
        <span>· {toReaderName(operator, language) || t('lead.another_system')}</span>
      </p>
      <h2>{path ? <a href={toLocalizedPath(path, language)}>{name}</a> : name}</h2>
      {text ? <p className="dim sm">{text}</p> : null}
      {changes.length > 0 ? (
        <dl className="changes sm">
          {changes.map(({ name: field, before, after }) => (
            <div key={field}>
              <dt className="mute">{label(field)}</dt>
              <dd>
                <del>{format(field, before)}</del> <ins>{format(field, after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  )
}

/** Returns the field's label from its own form, with the language of a text. */
function useChangeLabel(table: DeskTableName | undefined): (field: string) => string {
  const { t } = useTranslation('desk')
  const fieldLabel = useFieldLabel()
  const fields = table ? listDeskFields(getDeskTable(table).columns) : []
  return (name) => {
    const field = fields.find((each) => each.name === name)
    return field ? fieldLabel(field) : t(`log.fields.${name}`, name)
  }
}

function useActName({ subject, act }: LoggedAct): string {
  const { t } = useTranslation('desk')
  const names = {
    lead: t(`past_acts.${act}`, act),
    statement_draft: t(`log.review_acts.${act}`, act),
    statement: t(`statements.past_acts.${act}`, act),
    service_order: t(`order.past_acts.${act}`, act),
    payment: t(`payments.past_acts.${act}`, act),
    user: t(`users.past_acts.${act}`, act),
    table_row: t(`tables.past_acts.${act}`, act),
  }
  return names[subject]
}

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
