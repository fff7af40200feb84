import { CARDS } from '../../../cards'
import { ClientCardList } from './client-card-list'

/** @param {{ searchParams: Promise<{ page?: string }> }} props */
export default async function ClientPage({ searchParams }) {
  const { page = '1' } = await searchParams
  return <ClientCardList cards={CARDS} page={page} />
}
