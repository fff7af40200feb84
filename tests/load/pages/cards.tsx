/** Twenty cards, which every peer of the bench shows. */
export const CARDS = Array.from({ length: 20 }, (_, index) => ({
  id: 100_000 + index,
  title: `Apartment for sale, ${40 + index} m², Saburtalo`,
  street: `Kazbegi Avenue ${index + 1}`,
  price: 90_000 + index * 1_000,
  area: 40 + index,
  rooms: 1 + (index % 4),
  floor: `${1 + (index % 9)}/12`,
  image: `/pictures/${index}.jpg`,
  date: '22 November 2026',
  views: index * 17,
}))

export type Card = (typeof CARDS)[number]

/** The whole page, equal in every peer. */
export function CardList({ cards, page }: { cards: readonly Card[]; page: string }) {
  return (
    <main>
      <h1>Apartments for sale, page {page}</h1>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <CardView card={card} />
          </li>
        ))}
      </ul>
    </main>
  )
}

function CardView({ card }: { card: Card }) {
  return (
    <article>
      <a href={`/statements/${card.id}`}>
        <img src={card.image} alt="" width={400} height={300} loading="lazy" />
        <h2>{card.title}</h2>
      </a>
      <p>{card.street}</p>
      <p>
        <b>{card.price} $</b> <span>{Math.round(card.price / card.area)} $ / m²</span>
      </p>
      <dl>
        <dt>Area</dt>
        <dd>{card.area} m²</dd>
        <dt>Rooms</dt>
        <dd>{card.rooms}</dd>
        <dt>Floor</dt>
        <dd>{card.floor}</dd>
      </dl>
      <p>
        <time>{card.date}</time> <span>{card.views} views</span>
      </p>
      <form method="post" action="/favorites">
        <button type="submit" name="id" value={card.id}>
          Save
        </button>
      </form>
    </article>
  )
}
