import { useTranslation } from 'react-i18next'
import { type FavoriteRow, HiddenRows, UnavailableRows } from '~/features/favorites'
import { formatArea, formatPlace, StatementCard, statementUrl, useFormatPrice } from '~/features/statements'
import { useDefinedForm } from '~/forms/use-defined-form'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { CardList } from '~/ui/card'
import { joinFacts } from '~/ui/join-facts'
import type { StatementCard as CardFacts } from '~/upstream/statements.server'
import { favoriteListForm } from './form'
import type { FavoritesData } from './loader.server'
import { FavoriteSelection, SelectionCheckbox } from './selection'
import { favoritesUrl } from './urls'

export function FavoriteList({ data: { cards, withdrawn, query } }: { data: FavoritesData }) {
  const { t } = useTranslation('favorites')
  const { t: statementT } = useTranslation('statement')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  const { form, fields } = useDefinedForm(favoriteListForm)
  const selection = {
    form,
    fields,
    hidden: query.hidden,
    listHref: toLocalizedPath(favoritesUrl(query), language),
  }
  if (query.hidden)
    return (
      <>
        <FavoriteSelection {...selection} />
        <HiddenRows
          rows={cards.map((card) => ({
            ...toFavoriteRow(card, language),
            note: joinFacts([
              formatPrice(card),
              formatPlace(card),
              card.address,
              formatArea(card, statementT, language),
            ]),
          }))}
        >
          {(row) => <SelectionCheckbox statement={row} fields={fields} />}
        </HiddenRows>
      </>
    )
  const offered = cards.filter((card) => card.isActive)
  const expired = cards.filter((card) => !card.isActive)
  const gone = query.page === 1 && query.deal === undefined ? withdrawn : []
  return (
    <>
      {offered.length > 0 ? (
        <>
          <CardList four>
            {offered.map((card) => (
              <li key={card.id}>
                <SelectionCheckbox statement={card} fields={fields} />
                <StatementCard statement={card} as="article" isFavorite />
              </li>
            ))}
          </CardList>
          <div className="selection-bar">
            <FavoriteSelection {...selection} />
          </div>
        </>
      ) : null}
      <UnavailableRows
        rows={[
          ...expired.map((card) => ({ ...toFavoriteRow(card, language), note: t('expired') })),
          ...gone.map((row) => ({ ...row, note: t('withdrawn') })),
        ]}
      />
    </>
  )
}

function toFavoriteRow(card: CardFacts, language: Language): FavoriteRow {
  return { id: card.id, title: card.title, href: statementUrl(card, language) }
}
