import { useTranslation } from 'react-i18next'
import type { RequestNames } from '~/features/broker-requests/index.server'
import { DropdownField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { formatRecentTime } from '~/i18n/format-date-time'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Chip, ChipRow } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { joinFacts } from '~/ui/join-facts'
import { Output } from '~/ui/output'
import { PageHead } from '~/ui/page-head'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import { UserText } from '~/ui/user-text'
import type { AccountLeadPage, AccountLeadQuery, AccountLeadSummary } from '~/upstream/account-leads.server'
import {
  ACCOUNT_LEAD_KINDS,
  ACCOUNT_LEAD_SETTINGS_PATH,
  ACCOUNT_LEAD_STAGES,
  ACCOUNT_LEADS_CSV_PATH,
  ACCOUNT_LEADS_PATH,
  type AccountLeadStage,
  NO_ASSIGNEE,
  toAccountLeadPath,
} from '~contract/account-leads'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import { toReaderName } from '~contract/values/reader-name'
import { leadSearchForm } from './form'
import { SoughtHomeFacts, StatementFigures } from './lead-subject'
import { leadListPath } from './urls'

interface LeadListProps {
  data: AccountLeadPage & {
    names: RequestNames
    query: AccountLeadQuery
    searchText: string | undefined
    title: string
  }
}

export function LeadListView({ data }: LeadListProps) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  const { query, leads, total, lastPage, countByStage, title } = data
  const href = (change: Partial<AccountLeadQuery>) =>
    toLocalizedPath(leadListPath({ ...query, page: 1, ...change }), language)
  const all = Object.values(countByStage).reduce((sum, count) => sum + count, 0)
  const isFiltered = leadListPath({ ...query, page: 1 }) !== ACCOUNT_LEADS_PATH
  return (
    <>
      <PageHead title={title}>
        <Output name="count" value={total} className="mute">
          {t('count', { count: total })}
        </Output>
      </PageHead>
      {total === 0 && !isFiltered ? (
        <EmptyState title={t('none_title')}>{t('none_text')}</EmptyState>
      ) : (
        <>
          <p className="mute">{t('intro')}</p>
          <Tabs
            label={t('stages_label')}
            tabs={[
              {
                label: t('all'),
                href: href({ stage: undefined }),
                current: query.stage === undefined,
                count: String(all),
              },
              ...ACCOUNT_LEAD_STAGES.map((stage) => ({
                label: t(`stages.${stage}`),
                href: href({ stage }),
                current: query.stage === stage,
                count: String(countByStage[stage] ?? 0),
              })),
            ]}
          />
          <LeadFilter data={data} />
          {leads.length === 0 ? (
            <EmptyState
              title={t('none_found')}
              action={
                <ButtonLink href={toLocalizedPath(ACCOUNT_LEADS_PATH, language)}>{t('show_all')}</ButtonLink>
              }
            />
          ) : (
            <ul className="account-leads">
              {leads.map((lead) => (
                <LeadRow key={lead.id} lead={lead} names={data.names} />
              ))}
            </ul>
          )}
        </>
      )}
      <div className="after">
        <Pagination page={query.page} pages={lastPage} href={(page) => href({ page })} />
        <p className="row">
          {leads.length > 0 ? (
            <ButtonLink
              icon="document"
              rel="nofollow"
              href={toLocalizedPath(leadListPath({ ...query, page: 1 }, ACCOUNT_LEADS_CSV_PATH), language)}
            >
              {t('csv_file')}
            </ButtonLink>
          ) : null}
          <ButtonLink icon="edit" href={toLocalizedPath(ACCOUNT_LEAD_SETTINGS_PATH, language)}>
            {t('settings_link')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

/** Renders the kinds as links, and the search with the projects and agents as a form. */
function LeadFilter({ data: { query, searchText, projects, agents } }: LeadListProps) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(leadSearchForm, {
    defaultValue: {
      text: searchText ?? '',
      project: String(query.projectId ?? ''),
      agent: String(query.assignee ?? ''),
    },
  })
  const href = (change: Partial<AccountLeadQuery>) =>
    toLocalizedPath(leadListPath({ ...query, page: 1, ...change }), language)
  return (
    <>
      <nav aria-label={t('kind_label')}>
        <ChipRow>
          <Chip href={href({ isWaiting: !query.isWaiting })} current={query.isWaiting}>
            {t('waiting')}
          </Chip>
          <Chip href={href({ kind: undefined })} current={query.kind === undefined}>
            {t('all')}
          </Chip>
          {ACCOUNT_LEAD_KINDS.map((kind) => (
            <Chip key={kind} href={href({ kind })} current={query.kind === kind}>
              {t(`kinds.${kind}`)}
            </Chip>
          ))}
        </ChipRow>
      </nav>
      <PostForm form={form} className="account-lead-filter" action={href({})} role="search">
        <InputField field={fields.text} type="search" label={t('find')} hint={t('find_hint')} />
        {projects.length > 0 ? (
          <DropdownField
            field={fields.project}
            label={t('project')}
            blank={t('any_project')}
            options={projects.map(({ id, title }) => ({ value: id, label: title }))}
          />
        ) : null}
        {agents.length > 0 ? (
          <DropdownField
            field={fields.agent}
            label={t('agent')}
            blank={t('any_agent')}
            options={[
              { value: NO_ASSIGNEE, label: t('no_agent') },
              ...agents.map(({ id, name }) => ({ value: id, label: toReaderName(name, language) })),
            ]}
          />
        ) : null}
        <p>
          <Button icon="search">{t('search')}</Button>
        </p>
      </PostForm>
    </>
  )
}

export const STAGE_TONES: Record<AccountLeadStage, BadgeTone> = {
  new: 'solid',
  talking: 'info',
  viewing: 'info',
  offer: 'warn',
  closed: 'ok',
  lost: 'off',
}

function LeadRow({ lead, names }: { lead: AccountLeadSummary; names: RequestNames }) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  const { id, kind, stage, name, statement, soughtHome, project, assignee, remindOn, lastEventAt } = lead
  return (
    <li>
      <div>
        <h2>
          <a href={toLocalizedPath(toAccountLeadPath(id), language)}>
            <UserText as="span">{name ? toReaderName(name, language) : t('unnamed')}</UserText>
          </a>
        </h2>
        <p className="mute sm">{joinFacts([t(`kinds.${kind}`), statement?.title, project?.title])}</p>
        {statement ? (
          <p className="sm">
            <StatementFigures statement={statement} />
          </p>
        ) : null}
        {soughtHome ? (
          <p className="sm">
            <SoughtHomeFacts soughtHome={soughtHome} names={names} />
          </p>
        ) : null}
        {assignee ? (
          <p className="mute sm">{t('looked_after', { name: toReaderName(assignee.name, language) })}</p>
        ) : null}
      </div>
      <p className="row tight sm">
        {remindOn ? (
          <Badge tone="warn">{t('remind', { day: formatDay(toGeorgianNoon(remindOn), language) })}</Badge>
        ) : null}
        <Badge tone={STAGE_TONES[stage]}>{t(`stages.${stage}`)}</Badge>
        <time className="mute" dateTime={lastEventAt.toISOString()}>
          {formatRecentTime(lastEventAt, language)}
        </time>
      </p>
    </li>
  )
}
