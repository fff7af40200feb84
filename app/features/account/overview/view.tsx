import { useTranslation } from 'react-i18next'
import { formatLari, topUpHref } from '~/features/balance'
import { ActivePackages, ServiceTiles } from '~/features/services'
import { formatDay, formatNumber } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Avatar } from '~/ui/avatar'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { Output } from '~/ui/output'
import type { ListedAccountType } from '~contract/accounts'
import { OWN_STATEMENT_STATUSES } from '~contract/own-statements'
import { FirstSteps } from './first-steps'
import type { OverviewData } from './loader.server'

const TETRI_PER_LARI = 100

export function Overview({ data }: { data: OverviewData }) {
  const { t } = useTranslation('account')
  const { statements, favorites, news, packages, services } = data
  const isNew = statements?.all === 0 && favorites === 0
  return (
    <div className="overview">
      <ProfileSummary data={data} />
      {isNew ? <FirstSteps /> : null}
      {statements && statements.all > 0 ? <StatementCounts counts={statements} /> : null}
      {favorites ? (
        <section>
          <h2>{t('pages.favorites')}</h2>
          <CountLink path="/account/favorites" caption={t('favorites_caption')} figure={favorites} />
        </section>
      ) : null}
      {news && news.unseen > 0 ? <LatestNotifications news={news} /> : null}
      {packages.length > 0 ? (
        <section>
          <h2>{t('packages')}</h2>
          <ActivePackages packages={packages} />
        </section>
      ) : null}
      {services.length > 0 ? (
        <section>
          <h2>{t('pages.services')}</h2>
          <ServiceTiles tiles={services} />
        </section>
      ) : null}
    </div>
  )
}

function AccountTypeBadge({ kind, page }: { kind: ListedAccountType; page: string | undefined }) {
  const { t } = useTranslation('account')
  const badge = <Badge tone="off">{t(`kinds.${kind}`)}</Badge>
  return page ? <a href={page}>{badge}</a> : badge
}

function ProfileSummary({ data: { user, balance } }: { data: OverviewData }) {
  const { t } = useTranslation('account')
  const { language, layout } = usePage()
  return (
    <section className="panel row">
      <Avatar name={user.name} src={layout.user?.picture} />
      <div>
        <p className="row tight">
          <b>{user.name}</b>
          {user.kind ? <AccountTypeBadge kind={user.kind} page={user.page} /> : null}
        </p>
        <p className="mute sm">
          {formatId(user.id, language)}
          {user.email ? ` · ${user.email}` : null}
        </p>
      </div>
      {balance === undefined ? null : (
        <p className="own-balance">
          <span className="mute sm">{t('balance')}</span>
          <Output name="balance" value={balance / TETRI_PER_LARI} className="price">
            {formatLari(balance, language)}
          </Output>
          <ButtonLink size="small" icon="plus" href={topUpHref(layout.currentHref)} rel="nofollow">
            {t('top_up')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function StatementCounts({ counts }: { counts: NonNullable<OverviewData['statements']> }) {
  const { t } = useTranslation(['account', 'own-statements'])
  return (
    <section>
      <h2>{t('pages.statements')}</h2>
      <ul className="figures-row">
        {(['all', ...OWN_STATEMENT_STATUSES] as const).map((status) => (
          <li key={status}>
            <CountLink
              path={status === 'all' ? '/account/statements' : `/account/statements?status=${status}`}
              caption={t(`own-statements:state_tabs.${status}`)}
              figure={counts[status]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CountLink({ path, caption, figure }: { path: string; caption: string; figure: number }) {
  const { language } = usePage()
  return (
    <a className="figure" href={toLocalizedPath(path, language)}>
      <b>{formatNumber(figure, language)}</b> {caption}
    </a>
  )
}

function LatestNotifications({ news }: { news: NonNullable<OverviewData['news']> }) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  return (
    <section>
      <div className="section-head">
        <h2>{t('new_notifications', { count: news.unseen })}</h2>
        <a className="more" href={toLocalizedPath('/account/notifications', language)}>
          {t('all_notifications')}
        </a>
      </div>
      <ul className="rows">
        {news.latest.map(({ uuid, path, title, createdAt }) => (
          <li key={uuid}>
            <a href={toLocalizedPath(path, language)}>{title}</a>
            <time className="mute sm" dateTime={createdAt.toISOString()}>
              {formatDay(createdAt, language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
