import styles from './cover-art.module.css';

/** Illustration of two faces in front of the moon. Decorative, so hidden from screen readers. */
export default function CoverArt() {
  return (
    <svg
      className={styles['art']}
      viewBox="0 0 900 1100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="cover-night" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#1a0d1f" />
          <stop offset="0.55" stopColor="#3a1b3d" />
          <stop offset="1" stopColor="#1a0f1e" />
        </linearGradient>
        <radialGradient id="cover-moon" cx="0.5" cy="0.38" r="0.62">
          <stop offset="0" stopColor="#fbeccb" />
          <stop offset="0.6" stopColor="#e2c28a" />
          <stop offset="1" stopColor="#b08548" />
        </radialGradient>
        <linearGradient id="cover-her" x1="0" y1="0" x2="1" y2="0.2">
          <stop offset="0.1" stopColor="#120a16" />
          <stop offset="1" stopColor="#44203f" />
        </linearGradient>
        <linearGradient id="cover-him" x1="1" y1="0" x2="0" y2="0.2">
          <stop offset="0.1" stopColor="#0c070f" />
          <stop offset="1" stopColor="#2c1530" />
        </linearGradient>
      </defs>
      <rect width="900" height="1100" fill="url(#cover-night)" />
      <circle
        cx="450"
        cy="430"
        r="655"
        fill="none"
        stroke="#d9bd8b"
        strokeOpacity="0.2"
        strokeWidth="650"
        strokeDasharray="1.6 66.99"
      />
      <circle cx="450" cy="430" r="372" fill="none" stroke="#d9bd8b" strokeOpacity="0.5" strokeWidth="1.2" />
      <circle cx="450" cy="430" r="352" fill="none" stroke="#d9bd8b" strokeOpacity="0.3" strokeWidth="1.2" />
      <circle cx="450" cy="430" r="318" fill="url(#cover-moon)" />
      <g>
        <circle cx="58" cy="410" r="78" fill="#120a16" />
        <path
          fill="url(#cover-her)"
          d="M-80 1110V985C0 915 108 898 150 858C182 826 188 770 172 714C116 670 62 604 58 494C54 368 120 266 232 262C304 260 350 306 362 372C367 400 362 412 366 430C372 456 388 488 401 514C407 530 400 539 387 541C381 547 382 555 389 562C398 570 396 576 386 580C393 587 393 597 385 603C377 609 377 617 380 627C385 651 366 671 336 672C312 673 290 666 272 672C262 706 268 748 284 786C304 832 372 852 420 890C452 918 470 1010 470 1110Z"
        />
        <path
          fill="none"
          stroke="#f0d9ab"
          strokeWidth="2.4"
          strokeLinecap="round"
          d="M232 262C304 260 350 306 362 372C367 400 362 412 366 430C372 456 388 488 401 514C407 530 400 539 387 541C381 547 382 555 389 562C398 570 396 576 386 580C393 587 393 597 385 603C377 609 377 617 380 627C385 651 366 671 336 672C312 673 290 666 272 672C262 706 268 748 284 786C304 832 372 852 420 890"
        />
        <path
          fill="none"
          stroke="#d9bd8b"
          strokeOpacity="0.55"
          strokeWidth="1.4"
          d="M66 500C78 404 140 316 252 300M84 520C96 424 160 342 268 330M104 540C116 450 182 372 286 366M20 372C44 350 92 352 112 384M8 402C40 376 96 384 118 420M6 436C40 412 92 420 112 456"
        />
        <path fill="#f3dfb6" d="M214 560l7 20-7 26-7-26z" />
        <circle cx="214" cy="552" r="6" fill="#f3dfb6" />
      </g>
      <g transform="translate(900 0) scale(-1 1)">
        <path
          fill="url(#cover-him)"
          d="M-80 1110V960C-20 876 82 850 130 806C150 778 152 736 140 690C84 644 50 572 50 470C50 330 116 222 236 216C312 212 358 262 366 334C369 362 360 378 364 398C371 422 390 462 404 494C411 513 404 525 391 528C384 536 386 546 392 554C400 562 398 570 388 574C395 582 394 594 386 600C378 608 380 618 386 630C394 660 376 692 340 696C316 698 296 690 274 686C262 716 262 752 276 790C330 818 390 840 430 884C462 924 474 1010 474 1110Z"
        />
        <path
          fill="none"
          stroke="#f0d9ab"
          strokeWidth="2.4"
          strokeLinecap="round"
          d="M236 216C312 212 358 262 366 334C369 362 360 378 364 398C371 422 390 462 404 494C411 513 404 525 391 528C384 536 386 546 392 554C400 562 398 570 388 574C395 582 394 594 386 600C378 608 380 618 386 630C394 660 376 692 340 696C316 698 296 690 274 686C262 716 262 752 276 790"
        />
        <path
          fill="none"
          stroke="#d9bd8b"
          strokeOpacity="0.55"
          strokeWidth="1.4"
          d="M130 806C170 850 220 880 262 930L276 790M262 930L300 1110"
        />
        <path
          fill="none"
          stroke="#d9bd8b"
          strokeOpacity="0.5"
          strokeWidth="1.4"
          d="M78 452C88 362 150 268 262 250M106 452C118 378 172 300 276 282M136 452C148 396 196 334 290 314"
        />
      </g>
    </svg>
  );
}
