import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '../../../http/guard.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { accountTypes } from '../../../upstream/accounts.server'
import { favoriteIds } from '../../../upstream/favorites.server'
import { notifications } from '../../../upstream/notifications.server'
import { ownStatements } from '../../../upstream/own-statements.server'
import { balance } from '../../../upstream/payments.server'
import { activePackages } from '../../../upstream/services.server'
import { briefOf } from '../../notifications/index.server'
import { ownerAddress } from '../../owner'
import { loadTiles } from '../../services/index.server'

const NEWS_SHOWN = 3

/** What somebody has here, in figures. A part that cannot be had is left out. */
export async function loadOverview(args: LoaderFunctionArgs) {
  const visitor = readVisitor(args)
  const user = await requireUser(visitor, args.request)
  const [own, news, gel, kept, packages, tiles, i18n] = await Promise.all([
    visitor.optional('statements', visitor.call(ownStatements(new URLSearchParams({ per_page: '1' })))),
    visitor.optional('notifications', visitor.call(notifications(1, true))),
    visitor.optional('balance', visitor.call(balance)),
    visitor.optional('favorites', visitor.call(favoriteIds)),
    visitor.optional('packages', visitor.call(activePackages)),
    visitor.optional('services', loadTiles(visitor)),
    i18nFor(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'account')
  const notices = i18n.getFixedT(visitor.language, 'notices')
  return {
    title: t('hello', { name: user.name }),
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      kind: accountTypes.find((type) => type === user.role),
      /** Where others see a broker or a developer. */
      page: ownerAddress(user.role, { id: user.id, slug: user.slug }, visitor.language),
    },
    balance: gel,
    statements: own?.counts,
    favorites: kept?.length,
    packages: packages ?? [],
    services: tiles ?? [],
    news: news && {
      unseen: news.unseen,
      latest: news.notifications.slice(0, NEWS_SHOWN).map((one) => briefOf(one, notices)),
    },
  }
}

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>
