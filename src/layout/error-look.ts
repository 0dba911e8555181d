import './error-look.css';
