import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { UserText } from '~/ui/user-text'
import type { AccountLead } from '~/upstream/account-leads.server'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import { toReaderName } from '~contract/values/reader-name'
import { toViewingPath } from '~contract/viewings'

interface HistoryEntry {
  key: string
  at: Date
  title: string
  /** Author, if it was one of the account. */
  by?: string | undefined
  text?: string | undefined
  link?: { href: string; label: string } | undefined
}

/** Renders what happened, oldest first: what the person did, the messages, and what the account did. */
export function LeadHistory({ lead }: { lead: AccountLead }) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  return (
    <section>
      <h2>{t('history')}</h2>
      <ol className="account-lead-history">
        {listEntries(lead, { t, language }).map(({ key, at, title, by, text, link }) => (
          <li key={key}>
            <p className="row tight sm mute">
              <time dateTime={at.toISOString()}>{formatDateTime(at, language)}</time>{' '}
              {by ? <span>{by}</span> : null}
            </p>
            <p>{title}</p>
            {text ? <UserText className="pre dim">{text}</UserText> : null}
            {link ? (
              <p>
                <a href={link.href}>{link.label}</a>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

type Translate = TFunction<'account-leads'>

function listEntries(
  lead: AccountLead,
  { t, language }: { t: Translate; language: Language },
): HistoryEntry[] {
  const entries = [
    ...lead.events.map((event) => toEventEntry(event, { t, language })),
    ...lead.messages.map(({ id, isOwn, text, at }) => ({
      key: `message ${id}`,
      at,
      title: t(isOwn ? 'you_wrote' : 'they_wrote'),
      text: text ?? t('erased'),
    })),
    ...lead.acts.map((act) => toActEntry(act, { t, language })),
  ]
  // The sort is stable: what happened at the same second stays in this order.
  return entries.sort((one, other) => one.at.getTime() - other.at.getTime())
}

function toEventEntry(
  { kind, id, at, startsAt }: AccountLead['events'][number],
  { t, language }: { t: Translate; language: Language },
): HistoryEntry {
  const entry = { key: `${kind} ${id}`, at }
  switch (kind) {
    case 'conversation':
      return {
        ...entry,
        title: t('events.conversation'),
        link: {
          href: toLocalizedPath(`/account/messages/${id}`, language),
          label: t('open_conversation'),
        },
      }
    case 'viewing':
      if (!startsAt) return { ...entry, title: t('events.viewing_gone') }
      return {
        ...entry,
        title: t('events.viewing', { when: formatDateTime(startsAt, language) }),
        link: { href: toLocalizedPath(toViewingPath(id), language), label: t('open_viewing') },
      }
    default:
      return { ...entry, title: t(`events.${kind}`) }
  }
}

function toActEntry(
  { id, act, at, user, text, stage, assignee, remindOn }: AccountLead['acts'][number],
  { t, language }: { t: Translate; language: Language },
): HistoryEntry {
  const entry = { key: `act ${id}`, at, by: user && toReaderName(user, language) }
  switch (act) {
    case 'note':
      return { ...entry, title: t('acts.note'), text }
    case 'stage':
      return { ...entry, title: t('acts.stage', { stage: t(`stages.${stage ?? 'new'}`) }) }
    case 'assign':
      return {
        ...entry,
        title: assignee ? t('acts.assign', { name: toReaderName(assignee, language) }) : t('acts.take_back'),
      }
    case 'remind':
      return {
        ...entry,
        title: remindOn
          ? t('acts.remind', { day: formatDay(toGeorgianNoon(remindOn), language) })
          : t('acts.forget'),
      }
  }
}
