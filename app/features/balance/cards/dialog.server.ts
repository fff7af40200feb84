import { defineDialog } from '~/page/dialog'
import { loadDeleteCard } from './delete-card.server'

/** Dialog to delete a card; its form goes to the cards' own page. */
export const deleteCardDialog = defineDialog({
  async load(args) {
    const data = await loadDeleteCard(args)
    return data && { data }
  },
})
