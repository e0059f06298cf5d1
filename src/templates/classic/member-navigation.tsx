import SocialNavigation from '../social/member-navigation.tsx';

export default SocialNavigation;
