'use client'
import { CardList } from '../../../cards'

/** @param {Parameters<typeof CardList>[0]} props */
export function ClientCardList(props) {
  return <CardList {...props} />
}
