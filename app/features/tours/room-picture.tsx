import { usePage } from '~/page/use-page'
import { Picture } from '~/ui/picture'
import type { RoomView } from '~/upstream/tours.server'
import { viewSources } from './view-sources'

interface RoomPictureProps {
  view: RoomView
  alt: string
  sizes: string
  first?: boolean
}

export function RoomPicture({ view, ...picture }: RoomPictureProps) {
  const { lightMode } = usePage()
  return <Picture {...viewSources(view, { lightMode })} width={960} height={720} {...picture} />
}
