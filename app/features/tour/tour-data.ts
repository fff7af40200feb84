/** What the viewer is told, as JSON in the page. */
export interface Tour {
  rooms: TourPlace[]
  words: TourWords
}

/** Angles in degrees. */
export interface TourPlace {
  name: string
  yaw: number
  panoramas: { src: string; width: number }[]
  doors: { room: number; name: string; yaw: number; pitch: number }[]
}

/** `{{room}}` and `{{number}}` are filled in as one walks. */
export type TourWords = Record<
  | 'view'
  | 'rooms'
  | 'go_to'
  | 'here'
  | 'loading'
  | 'failed'
  | 'room_failed'
  | 'zoom_in'
  | 'zoom_out'
  | 'full_screen',
  string
>
