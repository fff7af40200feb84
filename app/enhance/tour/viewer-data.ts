export interface TourViewerData {
  rooms: TourViewerRoom[]
  messages: TourMessages
}

/** Room of a tour; angles in degrees. */
export interface TourViewerRoom {
  name: string
  yaw: number
  panoramas: { src: string; width: number }[]
  doors: { room: number; name: string; yaw: number; pitch: number }[]
}

/** Message templates with `{{room}}` and `{{number}}`. */
export type TourMessages = Record<
  | 'view'
  | 'rooms'
  | 'go_to'
  | 'currentRoom'
  | 'loading'
  | 'failed'
  | 'room_failed'
  | 'zoom_in'
  | 'zoom_out'
  | 'full_screen',
  string
>
