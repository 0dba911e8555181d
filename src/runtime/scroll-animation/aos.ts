import './aos.css';
import aos from 'aos';

export { aos };
