import { CARDS, CardList } from '../../../cards'

/** @param {{ searchParams: Promise<{ page?: string }> }} props */
export default async function ServerPage({ searchParams }) {
  const { page = '1' } = await searchParams
  return <CardList cards={CARDS} page={page} />
}
