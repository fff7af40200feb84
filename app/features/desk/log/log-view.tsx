import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import type { LoggedAct, LogQuery } from '~/upstream/operator-acts.server'
import { listDeskFields } from '~contract/desk-tables/columns'
import { type DeskTableName, getDeskTable, parseDeskTableName } from '~contract/desk-tables/tables'
import { ACT_SUBJECTS } from '~contract/operator-acts'
import { toGeorgianTime } from '~contract/values/georgian-time'
import { toReaderLetters } from '~contract/values/name-letters'
import { DeskList } from '../desk-list'
import { useFieldLabel } from '../tables/row-field'
import { formatLoggedValue } from './format-logged-value'
import type { LogData } from './log.server'
import { getSubjectPath } from './subject-path'
import { logPath } from './urls'

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
        </time>
        <span>· {toReaderLetters(operator, language) || t('lead.another_system')}</span>
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
