import { defineKeyframes } from '@pandacss/dev'
import { MARCH_PX } from './marching-ladder.ts'

export const keyframes = defineKeyframes({
  turn: { to: { transform: 'rotate(360deg)' } },
  walk: { to: { transform: `translateX(${MARCH_PX}px)` } },
  arrive: { from: { opacity: 0, transform: 'translateY(12px)' } },
  slideIn: { from: { transform: 'translateX(2rem)', opacity: 0 } },
  flip: { from: { transform: 'rotateY(90deg)' } },
  expose: { from: { opacity: 0, transform: 'rotate(-27deg)' } },
  drift: { to: { transform: 'translateX(-50%)' } },
  appear: { from: { opacity: 0 } },
  slide: { from: { transform: 'translateX(0)' } },
  cross: { to: { transform: 'var(--crossed)' } },
  trace: { from: { strokeDashoffset: '1' } },
})
