import type { LoaderFunctionArgs } from '@remix-run/node'
import { toNotificationSummary } from '~/features/notifications/index.server'
import { loadServiceTiles } from '~/features/services/index.server'
import { ownerHref } from '~/features/statement-owner'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { favoriteIds } from '~/upstream/favorites.server'
import { notificationPage } from '~/upstream/notifications.server'
import { ownStatementPage } from '~/upstream/own-statements.server'
import { balance } from '~/upstream/payments.server'
import { activePackages } from '~/upstream/services.server'
import { LISTED_ACCOUNT_TYPES } from '~contract/accounts'
import { toReaderLetters } from '~contract/values/name-letters'

const NOTIFICATIONS_SHOWN = 3

/** Loads the overview without unavailable figures. */
export async function loadOverview(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const user = await requireUser(visitor, args.request)
  const [ownStatementList, unseenNotifications, tetri, favorites, packages, tiles, i18n] = await Promise.all([
    visitor.optional('statements', visitor.call(ownStatementPage(new URLSearchParams({ per_page: '1' })))),
    visitor.optional('notifications', visitor.call(notificationPage(1, { unseenOnly: true }))),
    visitor.optional('balance', visitor.call(balance)),
    visitor.optional('favorites', visitor.call(favoriteIds)),
    visitor.optional('packages', visitor.call(activePackages)),
    visitor.optional('services', loadServiceTiles(visitor)),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'account')
  const notices = i18n.getFixedT(visitor.language, 'notifications')
  const name = toReaderLetters(user.name, visitor.language)
  return {
    title: t('hello', { name }),
    user: {
      id: user.id,
      name,
      email: user.email,
      kind: LISTED_ACCOUNT_TYPES.find((type) => type === user.role),
      /** Public page of a broker or a developer. */
      page: ownerHref(user.role, { id: user.id, slug: user.slug }, visitor.language),
    },
    balance: tetri,
    statements: ownStatementList?.counts,
    favorites: favorites?.length,
    packages: packages ?? [],
    services: tiles ?? [],
    news: unseenNotifications && {
      unseen: unseenNotifications.unseen,
      latest: unseenNotifications.notifications
        .slice(0, NOTIFICATIONS_SHOWN)
        .map((one) => toNotificationSummary(one, { t: notices, language: visitor.language })),
    },
  }
}

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>
