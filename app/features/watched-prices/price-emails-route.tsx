import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { statementUrl, useFormatOtherPrices, useFormatPrice } from '~/features/statements'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import { joinFacts } from '~/ui/join-facts'
import { statementList } from '~/upstream/statements.server'
import {
  changeWatchedPrices,
  confirmWatchedPrices,
  stopWatchedPrices,
  watchedPrices,
} from '~/upstream/watched-prices.server'
import { isUuid } from '~contract/values/ids'
import { PRICE_EMAILS_PATH } from '~contract/watched-prices'
import { confirmPricesForm, stopPricesForm, updatePricesForm } from './form'
import { listPresentFavorites } from './present-favorites.server'

/** Loads the list of a link in an email without changing anything, as mail scanners open links, too. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  // Analytics receive the URL of a page, which contains the key.
  args.context.dataLayer = undefined
  const token = readToken(args.request)
  const t = (await getI18n(language)).getFixedT(language, 'watched-prices')
  const [list, favorites] = await Promise.all([
    token === undefined ? undefined : visitor.call(watchedPrices(token)).catch(toUndefinedIfMissing),
    visitor.optional('favourites', listPresentFavorites(args)),
  ])
  if (!list) return data({ title: t('gone_title'), list: undefined }, { status: 404 })
  const cards = await visitor.optional('watched statements', findCards(visitor, list.ids))
  const isUpToDate = favorites?.length === list.ids.length && favorites.every((id) => list.ids.includes(id))
  return data({
    title: t(list.isConfirmed ? 'settings_title' : 'confirm_title'),
    list: {
      ...list,
      cards,
      newCount: list.isConfirmed && favorites && !isUpToDate ? favorites.length : 0,
    },
  })
}

type WatchedList = NonNullable<Awaited<ReturnType<typeof loader>>['data']['list']>

async function findCards(visitor: Visitor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const query = new URLSearchParams({ ids: ids.join(), per_page: String(ids.length) })
  return (await visitor.call(statementList(query))).cards
}

function readToken(request: Request): string | undefined {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return isUuid(token) ? token : undefined
}

async function priceEmailsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  args.context.dataLayer = undefined
  const token = readToken(args.request)
  if (token === undefined) throw notFound('errors.page_desc')
  const page = toLocalizedPath(`${PRICE_EMAILS_PATH}?token=${token}`, language)
  return handleForms(
    args,
    onSubmit(confirmPricesForm, async ({ refuse }) => {
      const answer = await visitor.call(confirmWatchedPrices(token)).catch(toUndefinedIfMissing)
      // The page says that the emails have ended.
      if (!answer) return redirect(page, 303)
      return answer.ok ? redirectWithFlash(page, 'prices_watched') : refuse(answer)
    }),
    onSubmit(updatePricesForm, async ({ refuse }) => {
      const ids = await listPresentFavorites(args)
      if (ids.length === 0) return redirect(page, 303)
      const answer = await visitor.call(changeWatchedPrices(token, ids)).catch(toUndefinedIfMissing)
      if (!answer) return redirect(page, 303)
      return answer.ok ? redirectWithFlash(page, 'prices_watched') : refuse(answer)
    }),
    onSubmit(stopPricesForm, async ({ refuse }) => {
      const answer = await visitor.call(stopWatchedPrices(token))
      return answer.ok
        ? redirectWithFlash(toLocalizedPath('/', language), 'price_emails_stopped')
        : refuse(answer)
    }),
  )
}

export const action = pageAction(priceEmailsAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: PRICE_EMAILS_PATH,
  noIndex: true,
}))

export default function PriceEmails() {
  const { t } = useTranslation('watched-prices')
  const { language } = usePage()
  const { title, list } = useLoaderData<typeof loader>()
  return (
    <GatePage title={title}>
      {list ? (
        <WatchedStatements list={list} />
      ) : (
        <>
          <p className="lead">{t('gone_text')}</p>
          <p>
            <ButtonLink variant="main" href={toLocalizedPath('/favorites', language)}>
              {t('favorites')}
            </ButtonLink>
          </p>
        </>
      )}
    </GatePage>
  )
}

function WatchedStatements({ list: { ids, cards, isConfirmed, replaced, newCount } }: { list: WatchedList }) {
  const { t } = useTranslation(['watched-prices', 'saved-searches'])
  const { language, layout } = usePage()
  const formatPrice = useFormatPrice()
  const formatOtherPrices = useFormatOtherPrices()
  const confirm = useDefinedForm(confirmPricesForm)
  const stop = useDefinedForm(stopPricesForm)
  const countOf = (count: number) => ({ count, shown: formatNumber(count, language) })
  const withdrawn = cards ? ids.length - cards.length : 0
  return (
    <>
      <p className="lead">{t(isConfirmed ? 'watched' : 'to_watch', countOf(ids.length))}</p>
      {cards && cards.length > 0 ? (
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <a href={statementUrl(card, language)}>{card.title}</a>{' '}
              <span className="mute">{joinFacts([formatPrice(card), formatOtherPrices(card)])}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {withdrawn > 0 ? <p className="mute sm">{t('withdrawn', countOf(withdrawn))}</p> : null}
      {newCount > 0 ? <UpdateForm count={newCount} /> : null}
      {isConfirmed ? null : (
        <>
          {replaced > 0 ? <p>{t('replaces', countOf(replaced))}</p> : null}
          <p>{t('rule')}</p>
          <PostForm form={confirm.form} action={layout.currentHref}>
            <Button variant="main">{t('saved-searches:confirm')}</Button>
          </PostForm>
        </>
      )}
      <PostForm form={stop.form} action={layout.currentHref}>
        <Button variant="plain">{t(isConfirmed ? 'saved-searches:stop' : 'saved-searches:cancel')}</Button>
      </PostForm>
    </>
  )
}

function UpdateForm({ count }: { count: number }) {
  const { t } = useTranslation('watched-prices')
  const { language, layout } = usePage()
  const { form } = useDefinedForm(updatePricesForm)
  return (
    <PostForm form={form} action={layout.currentHref} className="stack">
      <p>{t('update_text', { count, shown: formatNumber(count, language) })}</p>
      <Button variant="main">{t('update')}</Button>
    </PostForm>
  )
}
