import { useTranslation } from 'react-i18next'
import { NoStatements } from '~/features/statements'
import { SelectionForm } from '~/forms/selection'
import { type DefinedForm, type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import type { IconName } from '~/ui/icons'
import { Output } from '~/ui/output'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { listShownStatuses } from '~contract/statements'
import { DraftList } from './draft-list'
import { statementListForm } from './form'
import type { OwnStatementsData } from './loader.server'
import { SearchForm } from './search-form'
import { StatementRow } from './statement-row'
import { type OwnStatementsParams, ownStatementsPath } from './urls'

export function OwnStatementsView({ data }: { data: OwnStatementsData }) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(statementListForm)
  const { params, statements, counts, agents, total, lastPage } = data
  const href = (change: Partial<OwnStatementsParams>) =>
    toLocalizedPath(ownStatementsPath({ ...params, page: 1, ...change }), language)
  const isFiltered = params.search !== undefined || params.deal !== undefined || params.kind !== undefined
  const isOfAgents = params.agent !== undefined
  if (counts.all === 0 && !isFiltered && !isOfAgents && agents.length === 0)
    return (
      <>
        <DraftList drafts={data.drafts} listHref={href({ page: params.page })} />
        <NoStatements title={t('empty_title')}>{t('empty_text')}</NoStatements>
      </>
    )
  return (
    <>
      {isOfAgents ? null : <DraftList drafts={data.drafts} listHref={href({ page: params.page })} />}
      <Tabs
        label={t('tabs')}
        tabs={[undefined, ...listShownStatuses(counts, params.state)].map((status) => ({
          label: t(`state_tabs.${status ?? 'all'}`),
          href: href({ state: status }),
          current: params.state === status,
          count: String(counts[status ?? 'all']),
        }))}
      />
      <SearchForm
        params={params}
        text={data.searchText}
        deals={data.deals}
        kinds={data.kinds}
        agents={agents}
        hasClients={data.hasClients}
      />
      <p className="visually-hidden">
        <Output name="count" value={total}>
          {t('found', { count: total })}
        </Output>
      </p>
      {statements.length === 0 ? (
        <EmptyState
          title={t('none_found')}
          action={
            <ButtonLink href={toLocalizedPath(OWN_STATEMENTS_PATH, language)}>{t('show_all')}</ButtonLink>
          }
        >
          {t(isFiltered ? 'none_found_text' : isOfAgents ? 'agents.none' : 'none_in_state_text')}
        </EmptyState>
      ) : (
        <>
          <BulkActions
            form={form}
            fields={fields}
            listHref={href({ page: params.page })}
            operations={BUTTONS.filter(
              ({ operation }) =>
                (!isOfAgents || COMPANY_OPERATIONS.includes(operation)) &&
                (operation !== 'choose_reassign' || agents.length > 0) &&
                (operation !== 'confirm' || statements.some(({ confirmedAt }) => confirmedAt !== undefined)),
            )}
          />
          <ul className="own-statements">
            {statements.map((statement) => (
              <StatementRow
                key={statement.id}
                statement={statement}
                listHref={href({ page: params.page })}
                fields={fields}
              />
            ))}
          </ul>
        </>
      )}
      <div className="after">
        <Pagination page={params.page} pages={lastPage} href={(page) => href({ page })} />
      </div>
    </>
  )
}

interface BulkActionsProps {
  form: DefinedForm
  fields: FieldsOf<typeof statementListForm>
  listHref: string
  operations: readonly BulkButton[]
}

const BUTTONS = [
  { operation: 'choose_vip', text: 'vip', icon: 'star' },
  { operation: 'choose_services', text: 'services', icon: 'plus' },
  { operation: 'confirm', text: 'confirm', icon: 'check' },
  { operation: 'renew', text: 'renew', icon: 'refresh' },
  { operation: 'hide', text: 'hide', icon: 'hide' },
  { operation: 'show', text: 'show', icon: 'eye' },
  { operation: 'choose_reassign', text: 'reassign', icon: 'user' },
  { operation: 'choose_delete', text: 'delete', icon: 'trash' },
] as const satisfies { operation: string; text: string; icon: IconName }[]

type BulkButton = (typeof BUTTONS)[number]

/** Operations on statements of a company's agents. */
const COMPANY_OPERATIONS: readonly BulkButton['operation'][] = ['choose_vip', 'choose_reassign']

/** Renders the actions; statements that they do not apply to are reported afterwards. */
function BulkActions({ form, fields, listHref, operations }: BulkActionsProps) {
  const { t } = useTranslation('own-statements')
  return (
    <SelectionForm
      form={form}
      action={listHref}
      label={t('selected')}
      field={fields.operation}
      operations={operations.map(({ operation: value, text, icon }) => ({
        value,
        label: t(`actions.${text}`),
        icon,
      }))}
    />
  )
}
