import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icons'
import type { AccountTasks } from '~/upstream/accounts.server'
import type { AccountType } from '~contract/accounts'
import { toDeskLinks, toNewsLinks, toTaskLinks } from './task-links'

interface TaskListProps {
  tasks: AccountTasks
  accountType: string | undefined
  /** True for a user without a confirmed phone number. */
  lacksPhone: boolean
  /** True if the page says more about this user's next steps: first steps or unread notifications. */
  hasMore: boolean
}

/** Renders what waits for the user, each line a link to the act, or one useful next step. */
export function TaskList({
  tasks: { tasks, newLeads, company, desk },
  accountType,
  lacksPhone,
  hasMore,
}: TaskListProps) {
  const { t } = useTranslation('account')
  const { language, layout } = usePage()
  const unread = layout.notifications?.unreadConversations ?? 0
  const links = [...toNewsLinks({ newLeads, unread }, language), ...toTaskLinks(tasks, language)]
  const isQuiet = links.length === 0 && !lacksPhone
  return (
    <>
      {desk ? <DeskSummary desk={desk} /> : null}
      {company?.awaitsConfirmation ? <UnconfirmedCompany missing={company.missing} /> : null}
      {isQuiet && (hasMore || company?.awaitsConfirmation) ? null : (
        <section aria-labelledby="tasks-title">
          <h2 id="tasks-title">{t('tasks.title')}</h2>
          {isQuiet ? (
            <NextStep accountType={desk ? 'operator' : accountType} />
          ) : (
            <ul className="task-list">
              {links.map(({ key, icon, count, href }) => (
                <TaskLine key={key} icon={icon} href={href} text={t(key, { count })} />
              ))}
              {lacksPhone ? (
                <TaskLine
                  icon="phone"
                  href={toLocalizedPath('/account/personalInformation', language)}
                  text={t('tasks.phone')}
                />
              ) : null}
            </ul>
          )}
        </section>
      )}
    </>
  )
}

function TaskLine({ icon, href, text }: { icon: IconName; href: string; text: string }) {
  return (
    <li>
      <a className="item" href={href}>
        <Icon name={icon} />
        <span>{text}</span>
      </a>
    </li>
  )
}

function DeskSummary({ desk }: { desk: NonNullable<AccountTasks['desk']> }) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const links = toDeskLinks(desk, language)
  return (
    <section aria-labelledby="desk-title">
      <div className="section-head">
        <h2 id="desk-title">{t('desk_lists.title')}</h2>
        {desk.lateLeads > 0 ? (
          <a className="more" href={toLocalizedPath('/desk/leads', language)}>
            {t('desk_lists.late', { count: desk.lateLeads })}
          </a>
        ) : null}
      </div>
      <ul className="figures-row">
        {links.map(({ key, count, href }) => (
          <li key={key}>
            <a className="figure" href={href}>
              <b>{formatNumber(count, language)}</b> {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function UnconfirmedCompany({ missing }: Pick<NonNullable<AccountTasks['company']>, 'missing'>) {
  const { t } = useTranslation(['account', 'identity'])
  const { language } = usePage()
  return (
    <section className="panel stack" aria-labelledby="unconfirmed-title">
      <h2 id="unconfirmed-title">{t('identity:safety.unconfirmed_title')}</h2>
      <p>{t('identity:safety.unconfirmed_text')}</p>
      {missing.length > 0 ? (
        <>
          <p>
            {t('company.missing', { parts: missing.map((part) => t(`company.parts.${part}`)).join(', ') })}
          </p>
          <p>
            <ButtonLink href={toLocalizedPath('/account/profile', language)} icon="edit">
              {t('company.complete')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>{t('company.nothing_missing')}</p>
      )}
    </section>
  )
}

/** Next step by account type; a designer's is that of a private person. */
const NEXT_STEPS = {
  physical: '/account/services',
  agent: '/account/my-base',
  broker: '/account/my-base',
  developer: '/account/profile',
  operator: '/desk/log',
} as const satisfies Record<Exclude<AccountType, 'designer'> | 'operator', string>

const isStepOwner = (type: string | undefined): type is keyof typeof NEXT_STEPS =>
  type !== undefined && Object.hasOwn(NEXT_STEPS, type)

function NextStep({ accountType }: Pick<TaskListProps, 'accountType'>) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const step = isStepOwner(accountType) ? accountType : 'physical'
  return (
    <p>
      {t('tasks.none')}{' '}
      <a href={toLocalizedPath(NEXT_STEPS[step], language)}>{t(`tasks.next_step.${step}`)}</a>
    </p>
  )
}
