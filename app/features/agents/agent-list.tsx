import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Avatar } from '~/ui/avatar'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import type { Agent, AgentPage } from '~/upstream/agents.server'
import { AGENT_TABS } from '~contract/accounts'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import { agentSearchForm } from './form'
import { type AgentListParams, agentListPath, withDialogParam } from './urls'

export function AgentList({ data }: { data: AgentPage & { params: AgentListParams; searchText: string } }) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { params, agents, counts, lastPage } = data
  const href = (change: Partial<AgentListParams>) =>
    toLocalizedPath(agentListPath({ ...params, page: 1, ...change }), language)
  return (
    <section className="stack">
      <Tabs
        label={t('tabs')}
        tabs={AGENT_TABS.map((tab) => ({
          label: t(`lists.${tab}`),
          href: href({ tab }),
          current: tab === params.tab,
          count: String(counts[tab]),
        }))}
      />
      {counts.active + counts.invited > 0 || params.search ? (
        <SearchForm params={params} text={data.searchText} />
      ) : null}
      {agents.length === 0 ? (
        <EmptyState
          title={t(params.search ? 'none_found' : `none.${params.tab}`)}
          action={
            params.search ? (
              <ButtonLink href={href({ search: undefined })}>{t('show_all')}</ButtonLink>
            ) : undefined
          }
        >
          {params.search ? undefined : t('none_text')}
        </EmptyState>
      ) : (
        <ul className="people-list">
          {agents.map((agent) => (
            <AgentRow
              key={agent.id}
              agent={agent}
              removeHref={withDialogParam(href({ page: params.page }), 'delete', agent.id)}
            />
          ))}
        </ul>
      )}
      <Pagination page={params.page} pages={lastPage} href={(page) => href({ page })} />
    </section>
  )
}

function SearchForm({ params, text }: { params: AgentListParams; text: string }) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(agentSearchForm, { defaultValue: { text } })
  return (
    <PostForm
      form={form}
      action={toLocalizedPath(agentListPath({ ...params, page: 1 }), language)}
      role="search"
    >
      <div className="search-line">
        <InputField
          field={fields.text}
          type="search"
          label={t(params.tab === 'active' ? 'search_label' : 'search_email_label')}
        />
        <Button icon="search">{t('search')}</Button>
      </div>
    </PostForm>
  )
}

/** Returns the email or number to which an invitation was sent. */
export function formatContact({ email, phone }: Agent): string {
  return email || formatPhone(phone ?? '')
}

function AgentRow({ agent, removeHref }: { agent: Agent; removeHref: string }) {
  const { t } = useTranslation('agents')
  const { language, lightMode } = usePage()
  const { email, picture, phone, statements, since } = agent
  const name = agent.name === undefined ? undefined : toReaderName(agent.name, language)
  const contact = formatContact(agent)
  return (
    <li>
      <Avatar name={name ?? contact} src={lightMode ? undefined : picture} />
      <div>
        <h2>{name ?? contact}</h2>
        <p className="mute sm">
          {name === undefined ? null : <span className="any">{`${email} `}</span>}
          {phone && name !== undefined ? (
            <a className="nowrap" href={toPhoneHref(phone)}>
              {formatPhone(phone)}
            </a>
          ) : null}{' '}
          {statements === undefined ? null : <span>{`${t('statements', { count: statements })} `}</span>}
          <span>
            {t(name === undefined ? 'invited_on' : 'member_since', { day: formatDay(since, language) })}
          </span>
        </p>
      </div>
      <ButtonLink variant="plain" size="small" icon="trash" href={removeHref}>
        {t(name === undefined ? 'withdraw' : 'remove_agent')}{' '}
        <span className="visually-hidden">{name ?? contact}</span>
      </ButtonLink>
    </li>
  )
}
