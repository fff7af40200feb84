import { useTranslation } from 'react-i18next'
import { formatArea, formatShortPlace, MiniPhoto, PriceLine, statementUrl } from '~/features/statements'
import { formatFloor, formatRelativeDay, formatRooms } from '~/features/statements/format-facts'
import type { ComparedFact } from '~/features/statements/page/compared-facts.server'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import type { StatementCard } from '~/upstream/statements.server'

interface ComparisonProps {
  statements: readonly StatementCard[]
  /** Beside those of the cards. */
  facts: readonly ComparedFact[]
  listHref: string
}

/** Statements side by side; a phone scrolls them sideways below the names of the facts. */
export function Comparison({ statements, facts, listHref }: ComparisonProps) {
  const { t } = useTranslation('favorites')
  const { t: statementT } = useTranslation('statement')
  const { language } = usePage()
  const cardFacts: { key: string; name: string; value: (statement: StatementCard) => string | undefined }[] =
    [
      { key: 'place', name: t('facts.place'), value: (one) => formatShortPlace(one) },
      { key: 'area', name: t('facts.area'), value: (one) => formatArea(one, statementT, language) },
      { key: 'rooms', name: t('facts.rooms'), value: ({ rooms }) => rooms && formatRooms(rooms, statementT) },
      { key: 'floor', name: t('facts.floor'), value: (one) => formatFloor(one, statementT) },
      {
        key: 'owner',
        name: t('facts.owner'),
        value: ({ ownerKind }) => ownerKind && statementT(`owner_kinds.${ownerKind}`),
      },
      {
        key: 'updated',
        name: t('facts.updated'),
        value: ({ updatedAt }) => formatRelativeDay(updatedAt, statementT, language),
      },
    ]
  return (
    <>
      <section className="compared" aria-label={t('compare_title')}>
        <table>
          <caption className="visually-hidden">{t('compare_title')}</caption>
          <thead>
            <tr>
              <td />
              {statements.map((statement) => (
                <th key={statement.id} scope="col">
                  <MiniPhoto photo={statement.photo} />
                  <a href={statementUrl(statement, language)}>{statement.title}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('facts.price')}</th>
              {statements.map((statement) => (
                <td key={statement.id}>
                  <PriceLine statement={statement} />
                </td>
              ))}
            </tr>
            {cardFacts.map(({ key, name, value }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {statements.map((statement) => (
                  <td key={statement.id}>{value(statement) || '–'}</td>
                ))}
              </tr>
            ))}
            {facts.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {statements.map(({ id }) => (
                  <td key={id}>{values[id] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <ButtonLink href={listHref}>{t('back_to_list')}</ButtonLink>
      </p>
    </>
  )
}
