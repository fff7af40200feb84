import { vipOrderPath } from '~/features/services'
import { draftStepHref } from '~/features/statement-drafts'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { IconName } from '~/ui/icons'
import type { AccountTasks } from '~/upstream/accounts.server'
import { ACCOUNT_LEADS_PATH } from '~contract/account-leads'
import { type AccountTaskName, DESK_LISTS, type DeskList, MAX_TASK_IDS } from '~contract/account-tasks'
import { CONVERSATIONS_PATH } from '~contract/conversations'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { toViewingPath, VIEWINGS_PATH } from '~contract/viewings'

type Task = AccountTasks['tasks'][number]

interface TaskLink {
  key: `tasks.${AccountTaskName | 'leads' | 'messages'}`
  icon: IconName
  count: number
  href: string
}

const ICONS: Record<AccountTaskName, IconName> = {
  measurement_to_pay: 'ruler',
  question: 'message',
  viewing_soon: 'calendar',
  viewing_question: 'check',
  statement_blocked: 'alert',
  draft_refused: 'alert',
  statement_ending: 'calendar',
  statement_ended: 'refresh',
  draft_open: 'edit',
  promotion_ending: 'star',
}

/** Returns links to people who wait for an answer. */
export function toNewsLinks(
  { newLeads, unread }: { newLeads: number; unread: number },
  language: Language,
): TaskLink[] {
  const links: TaskLink[] = [
    {
      key: 'tasks.leads',
      icon: 'people',
      count: newLeads,
      href: toLocalizedPath(`${ACCOUNT_LEADS_PATH}?stage=new`, language),
    },
    {
      key: 'tasks.messages',
      icon: 'message',
      count: unread,
      href: toLocalizedPath(CONVERSATIONS_PATH, language),
    },
  ]
  return links.filter(({ count }) => count > 0)
}

/** Returns a link for each task, to the page where the user can act. */
export function toTaskLinks(tasks: readonly Task[], language: Language): TaskLink[] {
  return tasks.map((task) => ({
    key: `tasks.${task.name}`,
    icon: ICONS[task.name],
    count: task.count,
    href: getTaskHref(task, language),
  }))
}

function getTaskHref({ name, count, ids }: Task, language: Language): string {
  const [id] = ids
  const single = count === 1 ? id : undefined
  switch (name) {
    case 'measurement_to_pay':
      return toLocalizedPath('/account/measure', language)
    case 'question':
      return toLocalizedPath(`/account/notifications${single ? `/${single}` : ''}`, language)
    case 'viewing_soon':
    case 'viewing_question':
      return toLocalizedPath(single ? toViewingPath(single) : VIEWINGS_PATH, language)
    case 'statement_blocked':
      return toLocalizedPath(`${OWN_STATEMENTS_PATH}?status=inactive`, language)
    case 'statement_ending':
      return toLocalizedPath(`${OWN_STATEMENTS_PATH}?renew=${ids.join()}`, language)
    case 'statement_ended':
      return toLocalizedPath(
        `${OWN_STATEMENTS_PATH}?${count > MAX_TASK_IDS ? 'status=expired' : `renew=${ids.join()}`}`,
        language,
      )
    case 'draft_open':
    case 'draft_refused':
      return single
        ? draftStepHref({ draft: single, statement: undefined, step: 'check' }, language)
        : toLocalizedPath(OWN_STATEMENTS_PATH, language)
    case 'promotion_ending':
      return toLocalizedPath(vipOrderPath(ids.map(Number)), language)
  }
}

const DESK_PATHS: Record<DeskList, string> = {
  leads: '/desk/leads',
  orders: '/desk/orders',
  reviews: '/desk/statements',
  reports: '/desk/reports',
  payments: '/desk/payments',
}

/** Returns a link for each list of the desk with its number of waiting rows, empty ones included. */
export function toDeskLinks(desk: NonNullable<AccountTasks['desk']>, language: Language) {
  return DESK_LISTS.map((list) => ({
    key: `desk_lists.${list}` as const,
    count: desk[list],
    href: toLocalizedPath(DESK_PATHS[list], language),
  }))
}
